/** Draws a line of text by the browser's own fonts: those of PDF lack the letters of most languages. */
import { encodeJpeg } from './encode-jpeg.ts'
import type { Line, LinePicture } from './pdf.ts'

/** Pixels to a point: 288 to an inch, which is sharp on paper. */
const scale = 4
/** Of the size of the font; marks may stand above a capital, and below the baseline. */
const [ascent, descent] = [1.2, 0.4]
const quality = 0.9

/** Its first strong letter, by which a page would take its direction: a canvas takes that of the page. */
const startsFromTheRight = /^\P{L}*[\p{Script=Hebrew}\p{Script=Arabic}]/u

/** Null where the browser cannot draw. */
export async function drawLine({ text, size, bold }: Line): Promise<LinePicture | null> {
  const canvas = document.createElement('canvas')
  const drawing = canvas.getContext('2d')
  if (!drawing) return null
  const font = `${bold ? 700 : 400} ${size * scale}px Helvetica, Arial, sans-serif`
  drawing.font = font
  canvas.width = Math.ceil(drawing.measureText(text).width) + scale
  canvas.height = Math.ceil(size * (ascent + descent) * scale)
  // A canvas that was given a size forgets all else.
  drawing.fillStyle = '#ffffff'
  drawing.fillRect(0, 0, canvas.width, canvas.height)
  drawing.font = font
  drawing.direction = startsFromTheRight.test(text) ? 'rtl' : 'ltr'
  drawing.textAlign = 'left'
  drawing.fillStyle = '#000000'
  drawing.fillText(text, 0, size * ascent * scale)
  const jpeg = await encodeJpeg(canvas, quality)
  return jpeg && { jpeg, width: canvas.width, height: canvas.height, scale, descent: size * descent }
}
