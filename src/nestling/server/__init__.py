"""The table on the network: pages, the wire protocol, what is kept, who is connected."""
