/** The names of a file, for people and in its URL. */
import { limits } from './file.rules.ts'

// Control characters could break headers; invisible ones could disguise a name.
const invisibleCharacters = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}]/gu

/** The base name of the uploaded file, safe to render and to save. */
export function sanitizeFileName(uploadedName: string): string {
  const last = uploadedName.toWellFormed().normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const clean = last
    .replace(invisibleCharacters, '')
    .replace(/[<>:"|?*]/g, '_')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
  return [...clean].slice(0, limits.name).join('') || 'A file without a name'
}

/** 'Élan at the Door.JPG' becomes 'Élan at the Door, cropped.JPG', however long it is and however often it is cropped. */
export function formatCropName(name: string): string {
  const suffix = ', cropped'
  const [, base = name, extension = ''] = /^(.+?)(\.[^.]{1,5})?$/.exec(name) ?? []
  const start = base.endsWith(suffix) ? base.slice(0, -suffix.length) : base
  const room = limits.name - suffix.length - extension.length
  return `${[...start].slice(0, room).join('')}${suffix}${extension}`
}

/** 'Élan at the Door.JPG' becomes 'elan-at-the-door' in a URL. */
export function slugifyFileName(name: string): string {
  const slug = name
    .replace(/\.[^.]*$/, '')
    .normalize('NFKD')
    .replace(/[\p{Mark}'’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-|-$/g, '')
  return slug || 'file'
}
