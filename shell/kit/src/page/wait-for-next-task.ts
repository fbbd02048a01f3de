/** Lets the browser do what waits for it, such as what somebody has pressed meanwhile. */
export const waitForNextTask = () => new Promise<void>((resolve) => setTimeout(resolve))
