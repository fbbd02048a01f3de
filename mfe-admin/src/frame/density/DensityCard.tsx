/** Chooses how dense the portal is. */
import { Segmented } from 'antd'
import { useId } from 'react'
import { Card } from '../../components/Card.tsx'
import parts from '../../components/components.module.css'
import { densities, useDensity } from './use-density.ts'

export function DensityCard() {
  const [density, setDensity] = useDensity()
  return (
    <Card title="Density">
      <div className={parts.inside}>
        <Segmented
          className={parts.alone!}
          name={useId()}
          aria-label="Density"
          options={[...densities]}
          value={density}
          onChange={setDensity}
        />
        <p className="muted">Compact shows more on a screen. Remembered for your account in this browser.</p>
      </div>
    </Card>
  )
}
