/** Test runners import this first: a developer's .env changes no build that is tested. */
process.env.ENV_FILE ??= '';
