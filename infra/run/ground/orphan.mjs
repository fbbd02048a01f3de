/** Notices that whoever started us is gone. */

// As it was when we began: by the time anyone asks, it may have gone.
const parent = process.ppid

/**
 * Calls back once when the process that started this one has ended. npm forwards Ctrl-C and SIGTERM, but a killed
 * npm tells nobody, and a product that nobody holds any more would keep its port and its data.
 *
 * @param {() => void} gone
 */
export function whenOrphaned(gone) {
  // Started by hand from a shell script, outliving the shell may well be meant.
  if (!process.env.npm_lifecycle_event) return
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    gone()
  }, 250)
  watch.unref()
}
