/** What one prefers in this browser: how dense the portal is, and whether single keys act. */
import { Checkbox, Segmented } from 'antd'
import { useId } from 'react'
import { Card } from '../components/Card.tsx'
import parts from '../components/components.module.css'
import { densities, useDensity } from '../frame/density/use-density.ts'
import { useShortcutsEnabled } from '../frame/shortcuts/use-shortcuts.ts'

export function DensityCard() {
  const [density, setDensity] = useDensity()
  return (
    <Card title="Density" isPadded>
      <Segmented
        className={parts.alone!}
        name={useId()}
        aria-label="Density"
        options={[...densities]}
        value={density}
        onChange={setDensity}
      />
      <p className="muted">Compact shows more on a screen. Remembered for your account in this browser.</p>
    </Card>
  )
}

export function ShortcutsCard() {
  const [isEnabled, setEnabled] = useShortcutsEnabled()
  return (
    <Card title="Keyboard shortcuts" isPadded>
      <Checkbox checked={isEnabled} onChange={({ target }) => setEnabled(target.checked)}>
        Use single keys in the list of requests
      </Checkbox>
      <p className="muted">
        Press ? there for the list. Switch them off if you speak to your computer, or press keys by accident.
        Remembered for your account in this browser.
      </p>
    </Card>
  )
}
