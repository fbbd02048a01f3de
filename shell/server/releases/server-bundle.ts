/** Evaluates a remote's server bundle with the shell's own React and kit. It runs inside this process, so it is pinned. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import vm from 'node:vm'
import type { Remote } from '@access/kit'

/** The remote in the file, whose hash must be the pinned one; it can require shared modules and nothing else. */
export function evaluateServerBundle(
  file: string,
  integrity: string,
  sharedModules: Record<string, unknown>,
): Remote {
  const code = readFileSync(file)
  if (`sha384-${createHash('sha384').update(code).digest('base64')}` !== integrity) {
    throw new Error('its server bundle is not the one that was released')
  }
  const module = { exports: {} }
  const requireShared = (id: string) => {
    if (Object.hasOwn(sharedModules, id)) return sharedModules[id]
    throw new Error(`${id} is not a shared module`)
  }
  const parameters = ['module', 'exports', 'require']
  vm.compileFunction(code.toString(), parameters, { filename: file })(module, module.exports, requireShared)
  return module.exports as Remote
}
