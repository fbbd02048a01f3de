export { fetchFile, fetchManifest } from './fetch-release.ts'
export {
  type CurrentRelease,
  createRegistryFollower,
  type FollowerOptions,
  type RegistryFollower,
} from './follow-registry.ts'
export type { LocalRelease } from './local-copies.ts'
export { computeIntegrity, type Manifest } from './manifest.ts'
export { getReleaseFolder, type RemoteName, remoteNames } from './names.ts'
export { buildManifest, placeRelease, type ReleaseDraft } from './place-release.ts'
export { addLine, findCurrentLine, listHistory, type RegistryLine, type UnreadableLine } from './registry.ts'
export { defaultRetention, type Retention, removeOldReleases } from './retention.ts'
export {
  createKeyPair,
  formatTrustedKeys,
  parseSigningKey,
  parseTrustedKeys,
  type SigningKey,
  type TrustedKey,
} from './signatures.ts'
export { type BucketEnvironment, openReleaseStore, type ReleaseStore } from './store.ts'
