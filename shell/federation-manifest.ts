/** Reads `mf-manifest.json`, in which Module Federation says what it built of a remote. */
import { z } from 'zod'
import { exposedModule } from './federation.ts'

/** Its place in a release. */
export const federationManifestFile = 'browser/mf-manifest.json'

export type FederationManifest = {
  /** The remoteEntry. */
  entry: string
  /** Scripts that every page of the remote needs. */
  scripts: string[]
  /** Styles that every page of the remote needs. */
  styles: string[]
  /** The shared modules that it wants to be given, each with the range of versions. */
  sharedModules: Record<string, string>
}

/** A file's name, without a folder. */
export const fileName = z.string().regex(/^[\w-][\w.-]*$/)

const filesSchema = z.object({ sync: z.array(fileName) })

const manifestSchema = z.object({
  metaData: z.object({ remoteEntry: z.object({ name: fileName }) }),
  shared: z.array(z.object({ name: z.string(), requiredVersion: z.string() })),
  exposes: z.array(z.object({ path: z.string(), assets: z.object({ js: filesSchema, css: filesSchema }) })),
})

/** @throws {Error} which says what is wrong with it */
export function readFederationManifest(text: string): FederationManifest {
  const parsed = manifestSchema.safeParse(JSON.parse(text))
  if (!parsed.success) throw new Error(`mf-manifest.json: ${z.prettifyError(parsed.error)}`)
  const { metaData, shared, exposes } = parsed.data
  const exposed = exposes.find(({ path }) => path === exposedModule)
  if (!exposed) throw new Error(`mf-manifest.json exposes no ${exposedModule}`)
  return {
    entry: metaData.remoteEntry.name,
    scripts: exposed.assets.js.sync,
    styles: exposed.assets.css.sync,
    sharedModules: Object.fromEntries(shared.map(({ name, requiredVersion }) => [name, requiredVersion])),
  }
}
