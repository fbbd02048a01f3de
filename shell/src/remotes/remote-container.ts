/** Fetches a remote's container, the script that its build calls remoteEntry, and gives it the shared modules. */
import { exposedModule } from '../../federation.ts'
import { shareScope } from './browser-shared-modules.ts'

/** What a remoteEntry leaves in the global scope, under the name of its remote. */
type Container = {
  init(scope: typeof shareScope): unknown
  get(module: string): Promise<() => unknown>
}

/** The module with the routes of the remote whose entry has this URL and hash. */
export async function loadExposedModule(
  name: string,
  { url, integrity }: { url: string; integrity: string },
): Promise<unknown> {
  await loadScript(url, integrity)
  const container = (globalThis as Record<string, unknown>)[name] as Container
  await container.init(shareScope)
  const getModule = await container.get(exposedModule)
  return getModule()
}

function loadScript(url: string, integrity: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    // As the page's preload asked for it, or it would be fetched twice.
    script.crossOrigin = 'anonymous'
    // Code from anywhere but the pinned release is not run: the browser compares the entry with its hash.
    script.integrity = integrity
    script.onload = () => resolve()
    script.onerror = () => reject(new Error(`${url} could not be loaded`))
    script.src = url
    document.head.append(script)
  })
}
