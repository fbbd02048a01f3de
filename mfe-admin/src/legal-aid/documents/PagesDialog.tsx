/** Shows the pages of a PDF as pictures. From here the original of one with active content is asked for. */
import { Alert, Button, Modal } from 'antd'
import { ChevronLeft, ChevronRight, Download, ZoomIn, ZoomOut } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { dialogClassNames } from '../../components/dialog-styles.ts'
import screen from '../../components/screen.module.css'
import type { RequestDocumentFragment } from '../request/opened-request.generated.ts'
import styles from './documents.module.css'
import { usePagePicture } from './use-page-picture.ts'

export function PagesDialog({
  document,
  onClosed,
}: {
  document: RequestDocumentFragment
  /** Called once the dialog has closed, with whether the original is requested. */
  onClosed(isOriginalRequested: boolean): void
}) {
  const [isOpen, setOpen] = useState(true)
  const [page, setPage] = useState(1)
  const [isEnlarged, setEnlarged] = useState(false)
  const [isOriginalRequested, setOriginalRequested] = useState(false)
  const { picture, isLoading, errorMessage, retry } = usePagePicture(document.id, page)
  const pageCount = picture?.pageCount ?? 1
  const position = `Page ${page} of ${pageCount}`

  function requestOriginal() {
    setOriginalRequested(true)
    setOpen(false)
  }

  const goTo = (number: number) => setPage(Math.min(Math.max(number, 1), pageCount))

  function turnPage({ key }: KeyboardEvent) {
    // Enlarged, these keys move the picture.
    if (isEnlarged) return
    const targets: Record<string, number> = {
      ArrowLeft: page - 1,
      ArrowRight: page + 1,
      Home: 1,
      End: pageCount,
    }
    if (targets[key] !== undefined) goTo(targets[key])
  }

  return (
    <Modal
      open={isOpen}
      title={document.name}
      width="min(100% - 2rem, 60rem)"
      centered
      classNames={dialogClassNames}
      closable={{ 'aria-label': 'Close' }}
      onCancel={() => setOpen(false)}
      afterClose={() => onClosed(isOriginalRequested)}
      footer={
        <>
          {document.activeContent && (
            <Button icon={<Download size={18} aria-hidden />} onClick={requestOriginal}>
              Download the original
            </Button>
          )}
          <Button type="primary" onClick={() => setOpen(false)}>
            Close
          </Button>
        </>
      }
    >
      <div className={styles.bar}>
        <div className={styles.position}>
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
        </div>
        <Button
          icon={isEnlarged ? <ZoomOut size={18} aria-hidden /> : <ZoomIn size={18} aria-hidden />}
          aria-pressed={isEnlarged}
          onClick={() => setEnlarged(!isEnlarged)}
        >
          Enlarge
        </Button>
      </div>
      {errorMessage ? (
        <Alert
          className={screen.spaced}
          type="error"
          showIcon
          title={errorMessage}
          action={<Button onClick={retry}>Try again</Button>}
        />
      ) : (
        <section
          className={styles.frame}
          aria-label="Page"
          aria-busy={isLoading}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a picture that is larger than its frame is moved by keys
          tabIndex={0}
          onKeyDown={turnPage}
        >
          {picture && (
            <img
              className={isEnlarged ? styles.enlarged : styles.picture}
              src={picture.url}
              alt={`Page ${picture.page} of ${picture.pageCount}`}
            />
          )}
        </section>
      )}
    </Modal>
  )
}
