/** A picture with a frame around the part that is kept: moved by its middle, resized by its corner. Keys have the fields. */
import type { CropArea } from '@access/content/files/crop.rules'
import { parsePictureUrl, type Size } from '@access/content/files/file.rules'
import { type PointerEvent, useRef } from 'react'
import { moveArea, resizeArea } from './crop-area.ts'
import media from './media.module.css'

type Change = typeof resizeArea

export function CropFrame({
  picture: { url, ...size },
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
  const stage = useRef<HTMLDivElement>(null)
  /** Where the pointer went down, on which area, and what it changes. */
  const drag = useRef<{ x: number; y: number; area: CropArea; change: Change } | null>(null)

  function start(event: PointerEvent, change: Change) {
    if (!area) return
    // The corner is part of the frame, which would be moved as well.
    event.stopPropagation()
    event.currentTarget.setPointerCapture(event.pointerId)
    drag.current = { x: event.clientX, y: event.clientY, area, change }
  }

  function move({ clientX, clientY }: PointerEvent) {
    if (!drag.current || !stage.current) return
    const { x, y, area, change } = drag.current
    const { width, height } = stage.current.getBoundingClientRect()
    const by = { x: ((clientX - x) * 100) / width, y: ((clientY - y) * 100) / height }
    onChange(change(area, by, ratio, size))
  }

  function stop() {
    drag.current = null
  }

  return (
    <div ref={stage} className={`${media.stage} ${media.cropped}`}>
      <img src={url} {...parsePictureUrl(url)} sizes="28rem" alt="" decoding="async" draggable={false} />
      {area && (
        <div
          aria-hidden="true"
          data-testid="crop-frame"
          className={media.frame}
          style={{
            left: `${area.left}%`,
            top: `${area.top}%`,
            width: `${area.width}%`,
            height: `${area.height}%`,
          }}
          onPointerDown={(event) => start(event, moveArea)}
          onPointerMove={move}
          onPointerUp={stop}
          onPointerCancel={stop}
        >
          <span
            data-testid="crop-corner"
            className={media.corner}
            onPointerDown={(event) => start(event, resizeArea)}
          />
        </div>
      )}
    </div>
  )
}
