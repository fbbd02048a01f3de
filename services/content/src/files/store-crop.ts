/** Stores a part of a picture as a picture of its own: what an address shows never changes. */
import { type Actor, NotFound } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import { type CropArea, toPixels } from './crop.rules.ts'
import type { Size } from './file.rules.ts'
import { formatCropName } from './file-names.ts'
import { readVersion } from './file-versions.ts'
import { cropPicture } from './prepare-picture.ts'
import { findOrStoreFile } from './store-file.ts'
import type { StoredFile } from './stored-file.entity.ts'

/** The crop of the largest version, with the alternative text of the whole; the same crop is stored once. */
export async function storeCrop(
  em: EntityManager,
  picture: StoredFile & Size,
  area: CropArea,
  actor: Actor,
): Promise<StoredFile> {
  const largest = await readVersion(em, picture.id, picture.width)
  if (!largest) throw new NotFound('file', picture.id)
  const bytes = await cropPicture(largest, toPixels(area, picture))
  const { altText } = picture
  return findOrStoreFile(em, { name: formatCropName(picture.name), kind: 'picture', bytes, altText }, actor)
}
