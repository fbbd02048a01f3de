/** A part of the product that is released on its own: how it is built, and what would break with it. */
import type { Manifest, ReleaseDraft } from '@access/release-store'
import type { ReleaseContext } from './release-context.ts'

/** A release that may become live. */
export interface Candidate {
  manifest: Manifest
  /** The text of one of its files. */
  readFile(file: string): Promise<string>
  /** Where it was built; null for one that was released before. */
  folder: string | null
}

export interface Part {
  /** Its name in the store. */
  name: string
  /** Its workspace. */
  folder: string
  /** What a key that may release it is listed for. */
  keyNames: string[]
  /** Whether some visitors can get it before the others. */
  hasCanary: boolean
  /** Builds what is released. */
  build(context: ReleaseContext): Promise<Pick<ReleaseDraft, 'folder' | 'files' | 'description'>>
  /** A sentence for each thing that would break; empty when it may become live. */
  listProblems(context: ReleaseContext, candidate: Candidate): Promise<string[]>
  /** What follows from its being live. */
  onLive?(context: ReleaseContext): Promise<void>
}
