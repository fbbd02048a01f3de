/** Form tokens and receipts: encrypted text that proves where a form came from and contains its hidden state. */
import { randomBytes } from 'node:crypto'
import type { FormResult, SubmittedForm } from '@access/kit'
import { createTextEncryption } from './encryption.ts'

const hour = 3_600_000
/** How long a page may be open before its form is submitted, and how long its receipt can be shown again. */
const tokenLifetime = 4 * hour
/** Limit of the hidden state in bytes, since it comes back with each submission. */
const maxHiddenStateBytes = 120_000

/** The content of a token: one submission of a form. A retry has the same id. */
export type FormTokenPayload = {
  id: string
  hiddenState: unknown
  /** When the page was first opened, in milliseconds since 1970. */
  openedAt: number
  isExpired: boolean
}

export type FormTokens = ReturnType<typeof createFormTokens>

/** Issues tokens and receipts, each valid at one path, and decodes them. */
export function createFormTokens(secret: string) {
  const { encrypt, decrypt } = createTextEncryption(secret)
  const createPayload = () => ({
    id: randomBytes(16).toString('hex'),
    hiddenState: null,
    openedAt: Date.now(),
  })

  /** Throws when the hidden state is too large. */
  function buildSubmittedForm(
    address: string,
    { id, hiddenState, openedAt }: Omit<FormTokenPayload, 'isExpired'>,
    formResult: FormResult,
  ): SubmittedForm {
    const content = JSON.stringify({ id, hiddenState, openedAt })
    if (Buffer.byteLength(content) > maxHiddenStateBytes)
      throw new Error(`the hidden state of ${address} is too large`)
    const {
      values = {},
      lists = {},
      errors = {},
      failure = null,
      viewState = null,
      receipt = null,
    } = formResult
    const createToken = (formPath: string, payload: string) => ({
      formPath,
      token: encrypt(`token ${formPath}`, payload),
    })
    return {
      ...createToken(address, content),
      ...(formResult.linkedFormPath && {
        linkedForm: createToken(formResult.linkedFormPath, JSON.stringify(createPayload())),
      }),
      values,
      lists,
      errors,
      failure,
      viewState,
      receipt,
    }
  }

  return {
    /** For a page that is opened; with a receipt in its URL it shows that. */
    openForm(address: string, encryptedReceipt: string | null): SubmittedForm {
      const decrypted = decrypt(`receipt ${address}`, encryptedReceipt)
      const receipt = decrypted && decrypted.age < tokenLifetime ? JSON.parse(decrypted.content) : null
      return buildSubmittedForm(address, createPayload(), { receipt })
    },

    /** For the response to a submission. Its token stands for the same submission, unless that is completed. */
    reopenForm(
      address: string,
      formResult: FormResult,
      { formToken, isCompleted }: { formToken: FormTokenPayload | null; isCompleted: boolean },
    ): SubmittedForm {
      const { id, ...freshPayload } = createPayload()
      const openedAt = formToken?.openedAt ?? freshPayload.openedAt
      return buildSubmittedForm(
        address,
        {
          id: formToken && !isCompleted ? formToken.id : id,
          openedAt,
          hiddenState: formResult.hiddenState ?? null,
        },
        formResult,
      )
    },

    /** The payload of a token; null if it is none of ours. */
    decodeFormToken(address: string, token: string): FormTokenPayload | null {
      const decrypted = decrypt(`token ${address}`, token)
      return decrypted && { ...JSON.parse(decrypted.content), isExpired: decrypted.age > tokenLifetime }
    },

    /** The URL that shows the receipt. */
    buildReceiptUrl(address: string, receipt: object): string {
      return `${address}?sent=${encrypt(`receipt ${address}`, JSON.stringify(receipt))}#sent`
    },
  }
}
