/** Detects that the parent process has ended. */

/**
 * Calls back once when the process that started this one has ended. npm forwards Ctrl-C and SIGTERM, but a killed
 * npm tells nobody, and an orphaned product would keep its port and its data.
 *
 * @param {() => void} callback
 */
export function onOrphaned(callback) {
  // Started by hand from a shell script, outliving the shell may well be meant.
  if (!process.env.npm_lifecycle_event) return
  const parentPid = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parentPid) return
    clearInterval(watch)
    callback()
  }, 250).unref()
}
