/**
 * Turns off what React's development build records for the tools of a browser: the stack and the task of each element,
 * and the time of each render. Nobody looks at them here, and they took a third of the time of all tests.
 */

// React looks for these when it is loaded.
Reflect.deleteProperty(console, 'createTask')
Reflect.deleteProperty(console, 'timeStamp')

const { default: react } = await import('react')

type Internals = { recentlyCreatedOwnerStacks: number }
const internals = Reflect.get(
  react,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
) as Internals

// React counts the stacks of the last second, and takes no more once there are ten thousand.
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  configurable: true,
  get: () => Number.POSITIVE_INFINITY,
  set() {},
})

export {}
