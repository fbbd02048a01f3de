/** Releases: what is in a store, and how programs follow it. */
export { copyRelease, createReader, type LocalRelease, listLiveFirst } from './copy-release.ts'
export { followReleases, type ReleaseSettings } from './follow-releases.ts'
export { computeIntegrity, type ReleaseLine, releaseListFile } from './release-list.ts'
export {
  endTrial,
  ensureKeys,
  findLive,
  placeRelease,
  type ReleaseDraft,
  readStore,
  type StoreFiles,
  setStatus,
} from './store.ts'
