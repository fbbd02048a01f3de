/** The ratio of the sides to which a picture is cropped. */
import { Segmented } from 'antd'
import screen from '../components/screen.module.css'
import { cropRatios } from './crop-area.ts'

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
      className={screen.spaced!}
      value={cropRatios.find(({ ratio }) => ratio === value)!.label}
      onChange={(selected) => onChange(cropRatios.find(({ label }) => label === selected)!.ratio)}
      options={cropRatios.map(({ label }) => label)}
    />
  )
}
