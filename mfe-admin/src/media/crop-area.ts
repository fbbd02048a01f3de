/** The part of a picture that is kept: at first, and when a ratio of its sides is chosen. In percent of the sides. */
import { type CropArea, computeMinPercentage } from '@access/content/files/crop.rules'
import type { Size } from '@access/content/files/file.rules'
import { centerCrop, makeAspectCrop, type PercentCrop } from 'react-image-crop'

/** The ratios on offer, width by height; null is any. */
export const cropRatios = [
  { label: 'Free', ratio: null },
  { label: '16:9', ratio: 16 / 9 },
  { label: '4:3', ratio: 4 / 3 },
  { label: '1:1', ratio: 1 },
] as const

/** What is kept at first: most of the picture. */
export const buildCropArea = ({ width, height }: Size): CropArea =>
  centerIn(
    {
      unit: '%',
      width: Math.max(80, computeMinPercentage(width)),
      height: Math.max(80, computeMinPercentage(height)),
    },
    { width, height },
  )

/** The largest area of a ratio. */
export const fitRatio = (ratio: number, { width, height }: Size): CropArea =>
  centerIn(makeAspectCrop({ unit: '%', width: 100 }, ratio, width, height), { width, height })

const centerIn = (crop: Pick<PercentCrop, 'unit'> & Partial<PercentCrop>, { width, height }: Size) =>
  toCropArea(centerCrop(crop, width, height))

/** To one decimal, as the fields show it. */
export const toCropArea = ({ x, y, width, height }: Omit<PercentCrop, 'unit'>): CropArea => ({
  left: round(x),
  top: round(y),
  width: round(width),
  height: round(height),
})

const round = (percentage: number) => Math.round(percentage * 10) / 10
