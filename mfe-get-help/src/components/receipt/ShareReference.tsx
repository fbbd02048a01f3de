/** Shares the reference, never the passphrase, by whatever the device offers for that. */
import { Button, useIsHydrated } from '@access/kit'
import { Share2 } from 'lucide-react'
import { statusPagePath } from '../../journey/form-contract.ts'
import styles from './ReceiptPanel.module.css'
import { receiptMessages } from './receipt.messages.ts'

export function ShareReference({ reference, onShared }: { reference: string; onShared: () => void }) {
  const isHydrated = useIsHydrated()
  if (!isHydrated || !('share' in navigator)) return null

  async function share() {
    try {
      await navigator.share({ text: reference, url: location.origin + statusPagePath })
      onShared()
    } catch {
      // Sharing was cancelled.
    }
  }

  return (
    <Button variant="outline" className={styles.action} onClick={share}>
      <Share2 className="icon" aria-hidden /> {receiptMessages.share}
    </Button>
  )
}
