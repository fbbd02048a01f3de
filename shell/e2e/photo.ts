import { readFileSync } from 'node:fs'
import path from 'node:path'

const bytes = readFileSync(
  path.resolve(import.meta.dirname, '../../services/requests/src/testing/pictures/corners.jpg'),
)

/** A photo as a phone has it, to choose in a field for files. */
export const photo = (name: string) => ({ name, mimeType: 'image/jpeg', buffer: bytes })
