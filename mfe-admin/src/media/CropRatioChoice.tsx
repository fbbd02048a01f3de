/** The ratio of the sides to which a picture is cropped. */
import { Segmented } from 'antd'
import { cropRatios } from './crop-area.ts'
import media from './media.module.css'

export function CropRatioChoice({
  value,
  onChange,
}: {
  value: number | null
  onChange(ratio: number | null): void
}) {
  return (
    <Segmented
      aria-label="Ratio of width to height"
      className={media.ratios!}
      value={cropRatios.find(({ ratio }) => ratio === value)!.label}
      onChange={(selected) => onChange(cropRatios.find(({ label }) => label === selected)!.ratio)}
      options={cropRatios.map(({ label }) => label)}
    />
  )
}
