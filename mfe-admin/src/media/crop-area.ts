/** How the part of a picture that is kept changes: to a ratio of its sides, moved, and resized. In percent of the sides. */
import { type CropArea, computeMinPercentage } from '@access/content/files/crop.rules'
import type { Size } from '@access/content/files/file.rules'

/** The ratios on offer, width by height; null is any. */
export const cropRatios = [
  { label: 'Free', ratio: null },
  { label: '16:9', ratio: 16 / 9 },
  { label: '4:3', ratio: 4 / 3 },
  { label: '1:1', ratio: 1 },
] as const

/** What is kept at first: most of the picture. */
export function buildCropArea(picture: Size): CropArea {
  const width = Math.max(80, computeMinPercentage(picture.width))
  const height = Math.max(80, computeMinPercentage(picture.height))
  return keepInside({ left: (100 - width) / 2, top: (100 - height) / 2, width, height })
}

/** The largest area of a ratio, around the middle of this one as far as there is room. */
export function fitRatio(area: CropArea, ratio: number, picture: Size): CropArea {
  const slope = computeSlope(ratio, picture)
  const width = Math.min(100, 100 / slope)
  const height = width * slope
  return keepInside({
    left: area.left + (area.width - width) / 2,
    top: area.top + (area.height - height) / 2,
    width,
    height,
  })
}

/** By how much the pointer has moved, in percent of the sides. */
export interface Movement {
  x: number
  y: number
}

export const moveArea = (area: CropArea, by: Movement): CropArea =>
  keepInside({ ...area, left: area.left + by.x, top: area.top + by.y })

/** With the lower right corner moved; with a ratio it follows the pointer's way to the side. */
export function resizeArea(area: CropArea, by: Movement, ratio: number | null, picture: Size): CropArea {
  const { left, top } = area
  const min = { width: computeMinPercentage(picture.width), height: computeMinPercentage(picture.height) }
  const max = { width: 100 - left, height: 100 - top }
  if (ratio === null)
    return keepInside({
      ...area,
      width: clamp(area.width + by.x, min.width, max.width),
      height: clamp(area.height + by.y, min.height, max.height),
    })
  const slope = computeSlope(ratio, picture)
  const width = clamp(
    area.width + by.x,
    Math.max(min.width, min.height / slope),
    Math.min(max.width, max.height / slope),
  )
  return keepInside({ ...area, width, height: width * slope })
}

/** How many percent of the height one percent of the width is. */
const computeSlope = (ratio: number, { width, height }: Size) => width / height / ratio

function keepInside({ left, top, width, height }: CropArea): CropArea {
  const side = { width: round(width), height: round(height) }
  return {
    left: round(clamp(left, 0, 100 - side.width)),
    top: round(clamp(top, 0, 100 - side.height)),
    ...side,
  }
}

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value))
const round = (percentage: number) => Math.round(percentage * 10) / 10
