/** A picture with a frame around the part that is kept, moved and resized by pointer or arrow keys. */
import type { CropArea } from '@access/content/files/crop.rules'
import { parsePictureUrl, type Size } from '@access/content/files/file.rules'
import ReactCrop, { type PercentCrop } from 'react-image-crop'
import 'react-image-crop/dist/ReactCrop.css'
import { toCropArea } from './crop-area.ts'
import media from './media.module.css'

export function CropFrame({
  picture: { url },
  area,
  ratio,
  onChange,
}: {
  picture: Size & { url: string }
  /** Null while the fields say none. */
  area: CropArea | null
  ratio: number | null
  onChange(area: CropArea): void
}) {
  const crop: PercentCrop | null = area && {
    unit: '%',
    x: area.left,
    y: area.top,
    width: area.width,
    height: area.height,
  }
  return (
    <ReactCrop
      className={media.stage!}
      keepSelection
      {...(crop && { crop })}
      {...(ratio !== null && { aspect: ratio })}
      onChange={(_, percentages) => onChange(toCropArea(percentages))}
    >
      <img src={url} {...parsePictureUrl(url)} sizes="28rem" alt="" decoding="async" />
    </ReactCrop>
  )
}
