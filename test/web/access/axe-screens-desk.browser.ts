import { nothingFound } from './axe.ts'
import { SCREENS } from './looks.ts'
import { DESK } from './window.ts'

nothingFound('by day on a desk: screens', DESK, 'light', SCREENS)
