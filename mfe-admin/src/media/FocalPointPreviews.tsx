/** What pages show of a picture around its focal point, in the shapes in which they show pictures. */
import { addFocalPoint, type FocalPoint } from '@access/content/content-type/focal-point.rules'
import { parsePictureUrl } from '@access/content/files/file.rules'
import { Flex, Typography } from 'antd'
import screen from '../components/screen.module.css'
import media from './media.module.css'

const shapes = [
  { label: 'Card', className: media.card },
  { label: 'Top of a page', className: media.pageTop },
  { label: 'Portrait', className: media.portrait },
]

export function FocalPointPreviews({ url, focalPoint }: { url: string; focalPoint: FocalPoint }) {
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
