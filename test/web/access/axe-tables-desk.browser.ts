import { nothingFound } from './axe.ts'
import { TABLES } from './looks.ts'
import { DESK } from './window.ts'

nothingFound('by day on a desk: the table', DESK, 'light', TABLES)
