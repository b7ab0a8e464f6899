import express, { Router } from 'express';
import { receiveCardEvent } from '../payment/receiveCardEvent.service.ts';
import { requestCtx, type ServingDeps } from './requestCtx.ts';
import { nameOperation } from './requestMetrics.ts';

const PATH = '/api/stripe/webhook';
const BODY_LIMIT = '256kb';

/** Receives payment events, before JSON parsing and the cross-site check: their signature covers the raw bytes. */
export function cardWebhook(deps: ServingDeps): Router {
  const router = Router();
  const bytes = express.raw({ type: () => true, limit: BODY_LIMIT, inflate: false });
  router.post(PATH, bytes, async (request, response) => {
    nameOperation(response, `POST ${PATH}`);
    const ctx = await requestCtx(deps, request, response);
    response.json(await receiveCardEvent(ctx, request.body, request.get('stripe-signature') ?? ''));
  });
  return router;
}
