import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const locale = fileURLToPath(new URL("../src/nestling/locale", import.meta.url));
const server = process.env.NESTLING_SERVER ?? "http://127.0.0.1:8000";

/** In development the texts come straight from the tree; in production the server sends them. */
function texts(): Plugin {
  return {
    name: "nestling-texts",
    configureServer(dev) {
      dev.middlewares.use("/locale", (request, response, next) => {
        const path = (request.url ?? "").split("?")[0] ?? "";
        const file = locale + path;
        if (!/^\/[a-z-]+\/[a-z_]+\.ftl$/.test(path) || !existsSync(file)) return next();
        response.setHeader("Content-Type", "text/plain; charset=utf-8");
        response.end(readFileSync(file));
      });
    },
  };
}

export default defineConfig({
  plugins: [svelte(), texts()],
  build: {
    target: "es2022",
    assetsInlineLimit: 0, // the content security policy allows no data: sources
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { page: "index.html", sw: "src/sw.ts" },
      output: {
        // The service worker rules over the folder that it lies in.
        entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js"),
      },
    },
  },
  experimental: {
    // Files name each other relative to themselves, so that a folder of a host will do as well;
    // the page names them from the root, since it has many paths (`nestling site` changes that).
    renderBuiltUrl: (file, { hostType }) => (hostType === "html" ? `/${file}` : { relative: true }),
  },
  server: {
    proxy: {
      "/api": server,
      "/ws": { target: server, ws: true },
    },
  },
});
