/** The pages of a PDF as pictures: turned by buttons and arrow keys, enlarged and rotated. Nothing is downloaded. */
import { Alert, Button, Flex } from 'antd'
import { ChevronLeft, ChevronRight, RotateCw, X, ZoomIn, ZoomOut } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Card } from '../../components/Card.tsx'
import { Scrollable } from '../../components/Scrollable.tsx'
import type { RequestDocumentFragment } from '../request/opened-request.generated.ts'
import { DownloadButton } from './DownloadButton.tsx'
import styles from './documents.module.css'
import { PagePicture, type Rotation, rotations } from './PagePicture.tsx'
import { usePagePicture } from './use-page-picture.ts'

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
          <Button
            icon={<ChevronLeft size={18} aria-hidden />}
            aria-label="Previous page"
            disabled={page === 1}
            onClick={() => goTo(page - 1)}
          />
          <span role="status">
            {isLoading ? `Loading page ${page}` : picture && !errorMessage && position}
          </span>
          <Button
            icon={<ChevronRight size={18} aria-hidden />}
            aria-label="Next page"
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
          <Button
            icon={<RotateCw size={18} aria-hidden />}
            aria-label="Rotate right"
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
