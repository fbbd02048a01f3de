/**
 * Evaluates a remote's server bundle with the shell's own React and kit. Module Federation's runtime for Node would
 * evaluate what it fetches without a hash; this code runs inside our process, so it is pinned.
 */
import vm from 'node:vm'
import type { Remote } from '@access/kit'

/** The remote in a bundle, which can require shared modules and nothing else; `filename` stands in its errors. */
export function evaluateServerBundle(
  code: string,
  filename: string,
  sharedModules: Record<string, unknown>,
): Remote {
  const module = { exports: {} }
  const requireShared = (id: string) => {
    if (Object.hasOwn(sharedModules, id)) return sharedModules[id]
    throw new Error(`${id} is not a shared module`)
  }
  vm.compileFunction(code, ['module', 'exports', 'require'], { filename })(
    module,
    module.exports,
    requireShared,
  )
  return module.exports as Remote
}
