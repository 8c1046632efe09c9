/** Imported first by what runs tests: a developer's .env changes no build that is tested. */
process.env.ENV_FILE ??= '';
