// A moment that moves on by itself, for what shows times.

/** Calls for a new look every so many ms while a component lives. Use within its script. */
export function ticking(milliseconds: number): { readonly moment: number } {
  let moment = $state(0);
  $effect(() => {
    const timer = setInterval(() => (moment += 1), milliseconds);
    return () => clearInterval(timer);
  });
  return {
    get moment() {
      return moment;
    },
  };
}
