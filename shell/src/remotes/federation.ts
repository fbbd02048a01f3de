/** The federation's runtime in the browser: one for the shell and all remotes, which the remotes' entries expect of it. */
import { createInstance, type ModuleFederation } from '@module-federation/enhanced/runtime'
import provideRuntimeCore from '@module-federation/inject-external-runtime-core-plugin'
import { browserSharedModules } from './browser-shared-modules.ts'

/** Creates the runtime. `createScript` makes the script element of a remote's entry, which has the URL. */
export function createFederation(createScript: (url: string) => HTMLScriptElement): ModuleFederation {
  return createInstance({
    name: 'shell',
    // A remote that is down must not keep the others' shared modules waiting.
    shareStrategy: 'loaded-first',
    remotes: [],
    shared: browserSharedModules,
    plugins: [provideRuntimeCore(), { name: 'pinned-entries', createScript: ({ url }) => createScript(url) }],
  })
}
