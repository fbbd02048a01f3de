/** What a release of a remote says of itself, and `mf-manifest.json`, in which Module Federation says what it built. */
import { z } from 'zod'
import { exposedModule } from './federation.ts'

/** Its place in a release. */
export const federationManifestFile = 'browser/mf-manifest.json'

/** A file's name, without a folder. */
const fileName = z.string().regex(/^[\w-][\w.-]*$/)

/** What a release says of itself, beside its line in the list. */
export const remoteDescription = z.object({
  /** Scripts and styles that every page of the remote needs, beside its entry. */
  scripts: z.array(fileName),
  styles: z.array(fileName),
  /** The shared modules that it wants to be given, each with the range of versions. */
  sharedModules: z.record(z.string(), z.string()),
  /** The further files of each lazy page, by the name of its chunk. */
  chunks: z.record(z.string(), z.array(fileName)),
  /** The `data-rspack` attribute on the link of each style sheet, by which the remote's runtime finds it in the page. */
  styleMarkers: z.record(z.string(), z.string().regex(/^[\w:.-]+$/)),
  /** The file of the server bundle, from the release's folder; null for a remote that only the browser renders. */
  server: z
    .string()
    .regex(/^server\/[\w-][\w.-]*\.cjs$/)
    .nullable(),
})

export type RemoteDescription = z.infer<typeof remoteDescription>

/** `entry` is the remoteEntry. */
type FederationManifest = Pick<RemoteDescription, 'scripts' | 'styles' | 'sharedModules'> & { entry: string }

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
