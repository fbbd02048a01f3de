/** The focal point of a picture: one of 25 points over it, by pointer or arrow keys, and what pages then show. */

import { addFocalPoint, type FocalPoint } from '@access/content/content-type/focal-point.rules'
import { parsePictureUrl } from '@access/content/files/file.rules'
import { Flex, Typography } from 'antd'
import { type KeyboardEvent, useId, useRef } from 'react'
import screen from '../components/screen.module.css'
import { findNextPoint, focalPoints } from './focal-points.ts'
import { mediaMessages } from './media.messages.ts'
import media from './media.module.css'

export function FocalPointField({
  url,
  alt,
  value,
  onChange,
}: {
  url: string
  alt: string
  value: FocalPoint
  onChange(point: FocalPoint): void
}) {
  const id = useId()
  const fieldset = useRef<HTMLFieldSetElement>(null)

  // As they lie on the picture: a browser's own keys would go through them in one line.
  function onKeyDown(event: KeyboardEvent) {
    const next = findNextPoint(value, event.key)
    if (!next) return
    event.preventDefault()
    onChange(next)
    fieldset.current?.querySelector<HTMLInputElement>(`[value="${formatPoint(next)}"]`)?.focus()
  }

  return (
    <fieldset ref={fieldset} aria-describedby={`${id}-hint`}>
      <legend>
        <strong>Focal point</strong>
      </legend>
      <Typography.Paragraph type="secondary" id={`${id}-hint`}>
        {mediaMessages.focalPoint}
      </Typography.Paragraph>
      <div className={media.stage}>
        <img src={url} {...parsePictureUrl(url)} sizes="36rem" alt={alt} decoding="async" />
        <div className={media.points}>
          {focalPoints.map(({ name, ...point }) => (
            <label key={name} className={media.point}>
              <span className="sr">{name}</span>
              <input
                type="radio"
                name={id}
                value={formatPoint(point)}
                checked={formatPoint(point) === formatPoint(value)}
                onChange={() => onChange(point)}
                onKeyDown={onKeyDown}
              />
            </label>
          ))}
        </div>
      </div>
      <FocalPointPreviews url={url} focalPoint={value} />
    </fieldset>
  )
}

const formatPoint = ({ focalX, focalY }: FocalPoint) => `${focalX}-${focalY}`

const shapes = [
  { label: 'Card', className: media.card },
  { label: 'Top of a page', className: media.pageTop },
  { label: 'Portrait', className: media.portrait },
]

/** What pages show of a picture around its focal point, in the shapes in which they show pictures. */
function FocalPointPreviews({ url, focalPoint }: { url: string; focalPoint: FocalPoint }) {
  return (
    <Flex
      component="ul"
      wrap
      align="end"
      gap="small"
      className={`${media.previews} ${screen.spaced}`}
      aria-label="What pages show"
    >
      {shapes.map(({ label, className }) => (
        <li key={label}>
          <img
            className={className}
            src={addFocalPoint(url, focalPoint)}
            srcSet={parsePictureUrl(url)?.srcSet}
            sizes="12rem"
            alt=""
            decoding="async"
          />
          <Typography.Text type="secondary">{label}</Typography.Text>
        </li>
      ))}
    </Flex>
  )
}
