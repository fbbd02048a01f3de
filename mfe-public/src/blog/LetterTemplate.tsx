/** A letter with blanks to fill in. Nothing of it is sent or stored: it is filled in on the device. */
import { Button, capitalize, mapByPlace, TextArea, useIsHydrated, useOnQuickExit } from '@access/kit'
import { Download, Printer } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { CopyButton } from '../components/CopyButton.tsx'
import styles from './Guide.module.css'
import { fillLetter, listPlaceholders, splitLetter } from './letter-placeholders.ts'

export default function LetterTemplate({ template, title }: { template: string; title: string }) {
  const isHydrated = useIsHydrated()
  const [values, setValues] = useState<ReadonlyMap<string, string>>(new Map())
  const [isPrinting, setIsPrinting] = useState(false)
  const letter = useRef<HTMLParagraphElement>(null)
  useOnQuickExit(() => setValues(new Map()))

  function printLetter() {
    flushSync(() => setIsPrinting(true))
    // A phone goes on while its print dialog is open.
    addEventListener('afterprint', () => setIsPrinting(false), { once: true })
    print()
  }

  return (
    <section className={styles.letter} aria-labelledby="letter">
      <h2 id="letter">A letter to fill in</h2>
      {isHydrated ? (
        <>
          <p className="no-print">
            Type into the blanks: the letter below fills itself in. Nothing you type here leaves this device.
          </p>
          <div className={`no-print ${styles.fields}`}>
            {listPlaceholders(template).map((placeholder, index) => (
              <TextArea
                key={placeholder}
                name={`letter-field-${index + 1}`}
                label={capitalize(placeholder)}
                rows={1}
                autoComplete="off"
                value={values.get(placeholder) ?? ''}
                onChange={({ target }) =>
                  setValues((previous) => new Map(previous).set(placeholder, target.value))
                }
              />
            ))}
          </div>
        </>
      ) : (
        <p className="no-print">Copy this letter, and replace what is in square brackets.</p>
      )}
      <p ref={letter} dir="auto" className={`${styles.sheet} ${isPrinting ? styles.printing : ''}`}>
        {mapByPlace(splitLetter(template), ({ text, placeholder }) =>
          placeholder ? values.get(placeholder)?.trim() || <mark>{text}</mark> : text,
        )}
      </p>
      {isHydrated && (
        <div className="row no-print">
          <CopyButton label="Copy letter" text={fillLetter(template, values)} content={letter} />
          <Button variant="outline" onClick={printLetter}>
            <Printer className="icon" aria-hidden="true" /> Print letter
          </Button>
          <Button variant="outline" onClick={() => saveText(fillLetter(template, values), title)}>
            <Download className="icon" aria-hidden="true" /> Download as text
          </Button>
        </div>
      )}
    </section>
  )
}

function saveText(text: string, title: string) {
  const link = document.createElement('a')
  // With its byte order mark every editor reads it as UTF-8.
  link.href = URL.createObjectURL(new Blob(['\ufeff', text], { type: 'text/plain;charset=utf-8' }))
  link.download = `${title.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()}.txt`
  link.click()
  // Later, since browsers start reading it asynchronously.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
