/** Makes another picture of a part of one: by a frame over it, or in numbers. */

import { type CropArea, createCropRules, toPixels } from '@access/content/files/crop.rules'
import type { Size } from '@access/content/files/file.rules'
import { Form, Segmented, Typography } from 'antd'
import { useState } from 'react'
import parts from '../components/components.module.css'
import screen from '../components/screen.module.css'
import { FormDialog } from '../forms/FormDialog.tsx'
import { NumberInput } from '../management/fields/inputs.tsx'
import { CropFrame } from './CropFrame.tsx'
import { buildCropArea, cropRatios, fitRatio } from './crop-area.ts'
import { CropFileDocument } from './media.generated.ts'
import { mediaMessages } from './media.messages.ts'

type CropFields = Record<keyof CropArea, number | null>
const emptyFields: CropFields = { left: null, top: null, width: null, height: null }

const fields: readonly { name: keyof CropArea; label: string }[] = [
  { name: 'left', label: 'Left (%)' },
  { name: 'top', label: 'Top (%)' },
  { name: 'width', label: 'Width (%)' },
  { name: 'height', label: 'Height (%)' },
]

export function CropDialog({
  picture,
  onClosed,
}: {
  picture: Size & { id: string; url: string }
  onClosed(): void
}) {
  const [initial] = useState(() => buildCropArea(picture))
  return (
    <FormDialog
      id="crop-picture"
      title="Crop picture"
      submitLabel="Save as new picture"
      document={CropFileDocument}
      defaultValues={emptyFields}
      rules={createCropRules(picture)}
      // The rules have required all four.
      variables={(draft) => ({ id: picture.id, ...(draft as CropArea) })}
      successMessage="Saved as a new picture"
      failureMessage="Failed to crop the picture"
      initial={initial}
      onClosed={() => onClosed()}
    >
      <CropForm picture={picture} initial={initial} />
    </FormDialog>
  )
}

function CropForm({ picture, initial }: { picture: Size & { id: string; url: string }; initial: CropArea }) {
  const form = Form.useFormInstance<CropFields>()
  const [ratio, setRatio] = useState<number | null>(null)
  const area = readArea({ ...initial, ...Form.useWatch([], form) })

  function showArea(next: CropArea) {
    form.setFields(
      Object.entries(next).map(([name, value]) => ({ name: name as keyof CropArea, value, errors: [] })),
    )
  }

  function chooseRatio(next: number | null) {
    setRatio(next)
    if (next !== null) showArea(fitRatio(next, picture))
  }

  return (
    <>
      <Typography.Paragraph type="secondary">{mediaMessages.crop}</Typography.Paragraph>
      <CropFrame picture={picture} area={area} ratio={ratio} onChange={showArea} />
      <CropRatioChoice value={ratio} onChange={chooseRatio} />
      <div className={parts.facts}>
        {fields.map(({ name, label }) => (
          <Form.Item key={name} name={name} label={label}>
            {/* What is typed need not keep to a ratio. */}
            <NumberInput inputMode="decimal" onChange={() => setRatio(null)} />
          </Form.Item>
        ))}
      </div>
      {area && (
        <Typography.Text type="secondary">
          The new picture: {formatPixels(toPixels(area, picture))}
        </Typography.Text>
      )}
    </>
  )
}

/** What the fields say, if all of them have numbers that lie on the picture. */
function readArea({ left, top, width, height }: CropFields): CropArea | null {
  const isPercentage = (value: unknown): value is number =>
    typeof value === 'number' && value >= 0 && value <= 100
  const isComplete = isPercentage(left) && isPercentage(top) && isPercentage(width) && isPercentage(height)
  return isComplete && left + width <= 100.05 && top + height <= 100.05 ? { left, top, width, height } : null
}

const formatPixels = ({ width, height }: Size) => `${width} × ${height} pixels`

/** The ratio of the sides to which a picture is cropped. */
function CropRatioChoice({
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
