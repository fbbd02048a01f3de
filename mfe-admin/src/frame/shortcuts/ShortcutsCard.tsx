/** Switches the keyboard shortcuts of one's account on and off. */
import { Checkbox } from 'antd'
import { Card } from '../../components/Card.tsx'
import parts from '../../components/components.module.css'
import { useShortcutsEnabled } from './use-shortcuts.ts'

export function ShortcutsCard() {
  const [isEnabled, setEnabled] = useShortcutsEnabled()
  return (
    <Card title="Keyboard shortcuts">
      <div className={parts.inside}>
        <Checkbox checked={isEnabled} onChange={({ target }) => setEnabled(target.checked)}>
          Use single keys in the list of requests
        </Checkbox>
        <p className="muted">
          Press ? there for the list. Switch them off if you speak to your computer, or press keys by
          accident. Remembered for your account in this browser.
        </p>
      </div>
    </Card>
  )
}
