/** The ratio of the sides to which a picture is cropped. */
import { useId } from 'react'
import { cropRatios } from './crop-area.ts'
import media from './media.module.css'

export function CropRatioChoice({
  value,
  onChange,
}: {
  value: number | null
  onChange(ratio: number | null): void
}) {
  const name = useId()
  return (
    <fieldset className={media.ratios}>
      <legend className="sr">Ratio of width to height</legend>
      {cropRatios.map(({ label, ratio }) => (
        <label key={label} className={media.ratio}>
          <input
            type="radio"
            name={name}
            className="sr"
            checked={ratio === value}
            onChange={() => onChange(ratio)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
