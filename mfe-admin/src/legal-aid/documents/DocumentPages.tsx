/** The pages of a PDF as pictures: turned by buttons and arrow keys, enlarged and rotated. Nothing is downloaded. */

import { Alert, Button, Flex } from 'antd'
import { ChevronLeft, ChevronRight, RotateCw, X, ZoomIn, ZoomOut } from 'lucide-react'
import { type KeyboardEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { Card } from '../../components/Card.tsx'
import { IconButton } from '../../components/IconButton.tsx'
import { Scrollable } from '../../components/Scrollable.tsx'
import type { RequestDocumentFragment } from '../request/opened-request.generated.ts'
import { DownloadButton } from './DownloadButton.tsx'
import styles from './documents.module.css'
import { type PagePicture as Picture, usePagePicture } from './use-page-picture.ts'

/** In degrees, in the order of a button that turns it to the right. */
const rotations = [0, 90, 180, 270] as const

type Rotation = (typeof rotations)[number]

export function DocumentPages({
  document: pdf,
  onClose,
}: {
  document: RequestDocumentFragment
  onClose(): void
}) {
  const frame = useRef<HTMLElement>(null)
  const [page, setPage] = useState(1)
  const [isEnlarged, setEnlarged] = useState(false)
  const [rotation, setRotation] = useState<Rotation>(0)
  const { picture, isLoading, errorMessage, retry } = usePagePicture(pdf.id, page)
  const pageCount = picture?.pageCount ?? 1

  // Its pages turn by keys at once.
  useEffect(() => frame.current?.focus(), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page is read from its top
  useEffect(() => {
    if (!frame.current) return
    frame.current.scrollTop = 0
    // At either end the pressed button is disabled.
    if (document.activeElement?.matches('body, :disabled')) frame.current.focus()
  }, [page])

  const goTo = (number: number) => setPage(Math.min(Math.max(number, 1), pageCount))

  function turnPage(event: KeyboardEvent) {
    // Enlarged, these keys move the picture.
    if (isEnlarged) return
    const targets: Record<string, number> = {
      ArrowLeft: page - 1,
      ArrowRight: page + 1,
      Home: 1,
      End: pageCount,
    }
    const target = targets[event.key]
    if (target === undefined) return
    event.preventDefault()
    goTo(target)
  }

  const position = `Page ${page} of ${pageCount}${rotation ? `, rotated by ${rotation} degrees` : ''}`
  return (
    <Card title={pdf.name}>
      <Flex wrap align="center" justify="space-between" gap="small" className={styles.bar}>
        <Flex align="center" gap="small">
          <IconButton
            Icon={ChevronLeft}
            label="Previous page"
            type="default"
            disabled={page === 1}
            onClick={() => goTo(page - 1)}
          />
          <span role="status">
            {isLoading ? `Loading page ${page}` : picture && !errorMessage && position}
          </span>
          <IconButton
            Icon={ChevronRight}
            label="Next page"
            type="default"
            disabled={page >= pageCount}
            onClick={() => goTo(page + 1)}
          />
        </Flex>
        <Flex gap="small">
          <Button
            icon={isEnlarged ? <ZoomOut size={18} aria-hidden /> : <ZoomIn size={18} aria-hidden />}
            aria-pressed={isEnlarged}
            onClick={() => setEnlarged(!isEnlarged)}
          >
            Enlarge
          </Button>
          <IconButton
            Icon={RotateCw}
            label="Rotate right"
            type="default"
            onClick={() => setRotation(rotations[(rotations.indexOf(rotation) + 1) % rotations.length]!)}
          />
        </Flex>
      </Flex>
      {errorMessage ? (
        <div className={styles.bar}>
          <Alert
            type="error"
            showIcon
            title={errorMessage}
            action={<Button onClick={retry}>Try again</Button>}
          />
        </div>
      ) : (
        <Scrollable
          ref={frame}
          className={styles.frame}
          aria-label={`Pages of ${pdf.name}`}
          aria-busy={isLoading}
          onKeyDown={turnPage}
        >
          {picture && <PagePicture picture={picture} isEnlarged={isEnlarged} rotation={rotation} />}
        </Scrollable>
      )}
      <Flex wrap justify="space-between" gap="small" className={styles.bar}>
        <DownloadButton document={pdf} label="Download the original" />
        <Button icon={<X size={18} aria-hidden />} onClick={onClose}>
          Close
        </Button>
      </Flex>
    </Card>
  )
}

/** A page as it lies in its frame: as wide as the frame or larger, and turned to be read. */
function PagePicture({
  picture,
  isEnlarged,
  rotation,
}: {
  picture: Picture
  isEnlarged: boolean
  rotation: Rotation
}) {
  const [aspectRatio, setAspectRatio] = useState<string>()
  const isSideways = rotation === 90 || rotation === 270

  const measure = ({ currentTarget: { naturalWidth, naturalHeight } }: SyntheticEvent<HTMLImageElement>) =>
    setAspectRatio(`${naturalHeight} / ${naturalWidth}`)

  return (
    <div
      className={`${styles.page} ${isEnlarged ? styles.enlarged : ''} ${isSideways ? styles.sideways : ''}`}
      data-rotation={rotation}
      // A rotation moves no box: the page takes the room of a picture that lies on its side.
      style={{ aspectRatio: isSideways ? aspectRatio : undefined }}
    >
      <img
        className={styles.picture}
        src={picture.url}
        alt={`Page ${picture.page} of ${picture.pageCount}`}
        onLoad={measure}
      />
    </div>
  )
}
